import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ClientBase } from 'pg';

/** A named statement keeps its plan in the memory of the connection; this covers the texts that a server repeats. */
const maxNamed = 300;

/** Texts that were sent lately, and their names from the second time on. */
const texts = new LRUCache<string, { name: string | undefined }>({ max: 4 * maxNamed });

function nameOf(text: string): string | undefined {
  const known = texts.get(text);
  if (known === undefined) texts.set(text, { name: undefined });
  else known.name ??= createHash('sha256').update(text).digest('hex').slice(0, 32);
  return known?.name;
}

/**
 * Lets a PostgreSQL connection parse and plan each repeated statement with values once (SRV-02): planning costs as much
 * as the run of a short query. A connection names 300 texts at most; those that come later are sent as they are.
 */
export function nameStatements(client: ClientBase): void {
  const named = new Set<string>();
  const send = Reflect.get(client, 'query') as (...parts: unknown[]) => unknown;
  function query(config: unknown, values: unknown, ...rest: unknown[]): unknown {
    const hasValues = Array.isArray(values) && values.length > 0;
    const name = hasValues && hasText(config) ? nameOf(config.text) : undefined;
    if (name === undefined || !(named.has(name) || named.size < maxNamed))
      return send.call(client, config, values, ...rest);
    named.add(name);
    return send.call(client, Object.assign({}, config, { name }), values, ...rest);
  }
  Reflect.set(client, 'query', query);
}

const hasText = (config: unknown): config is { text: string } =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';
