import {
  messages,
  parse,
  PGlite,
  protocol,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

type BackendMessages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A statement that the engine has parsed. */
interface Prepared {
  name: string;
  parameterTypes: number[];
  /** Row description in the engine's format; empty for a statement without rows. */
  description: BackendMessages;
}

/** PGlite reserves 128 MB by default; the demo community needs a fraction. */
export const pgliteSettings: PGliteOptions = { postgresqlconf: ['shared_buffers=16MB'] };

/** Each prepared statement keeps its plan in memory; this covers the texts that a server repeats. */
const maxPrepared = 300;
const { serialize } = protocol;

/**
 * Embedded database that parses and plans each statement once: planning costs several times the run of a short query.
 * One connection, so transactions share the prepared statements. `query` and `transaction` behave as in PGlite.
 */
export class PreparedPglite extends PGlite {
  private readonly statements = new LRUCache<string, Prepared>({
    max: maxPrepared,
    dispose: ({ name }) => void this.staleNames.push(name),
  });
  /** Names to close with the next statement. */
  private readonly staleNames: string[] = [];
  private serial = 0;
  /** Statements and transactions that are not done. */
  private pending = 0;

  /** Opens or creates the database in a directory, or in memory without one. */
  static async open(dataDir: string | undefined, options: PGliteOptions): Promise<PreparedPglite> {
    // PGlite ignores options that come after an undefined directory.
    const client = new PreparedPglite({ ...options, ...(dataDir !== undefined && { dataDir }) });
    await client.waitReady;
    return client;
  }

  override async query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    await this._checkReady();
    return this.counted(() => this._runExclusiveTransaction(() => this.run<T>(text, params, options)));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.counted(() =>
      super.transaction((tx) =>
        work({
          ...tx,
          query: (text, params, options) => this.run(text, params, options),
        }),
      ),
    );
  }

  override async close(): Promise<void> {
    await this.exec('checkpoint');
    await super.close();
  }

  /** The one connection does one thing at a time; all else waits. */
  load(): { running: number; waiting: number } {
    return { running: Math.min(this.pending, 1), waiting: Math.max(0, this.pending - 1) };
  }

  private async counted<T>(work: () => Promise<T>): Promise<T> {
    this.pending += 1;
    try {
      return await work();
    } finally {
      this.pending -= 1;
    }
  }

  private run<T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      const prepared = this.statements.get(text) ?? (await this.prepare(text));
      const values = params.map((value, index) =>
        this.toText(value, prepared.parameterTypes[index], options),
      );
      const answer = await this.send([
        serialize.bind({ statement: prepared.name, values }),
        serialize.execute({}),
      ]);
      const [result] = parse.parseResults([...prepared.description, ...answer], this.parsers, options);
      if (result === undefined) throw new TypeError('The engine answered without a result');
      return result as Results<T>;
    });
  }

  private async prepare(text: string): Promise<Prepared> {
    this.serial += 1;
    const name = `s${this.serial}`;
    const answer = await this.send([
      ...this.staleNames.splice(0).map((old) => serialize.close({ type: 'S', name: old })),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      description: answer.filter((message) => message instanceof messages.RowDescriptionMessage),
    };
    this.statements.set(text, prepared);
    return prepared;
  }

  /** Makes one round trip. An error ends it and leaves the connection ready. */
  private send(parts: Uint8Array[]): Promise<BackendMessages> {
    return this.execProtocolStream(Buffer.concat([...parts, serialize.sync()]));
  }

  private toText(value: unknown, type: number | undefined, options: QueryOptions | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : (options?.serializers ?? this.serializers)[type];
    if (serializer !== undefined) return serializer(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  }
}
