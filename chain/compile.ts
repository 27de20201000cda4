import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import solc from 'solc';
import type { ContractName, Contracts } from './contracts';

const require = createRequire(import.meta.url);
const names: readonly ContractName[] = ['OldToken', 'NewToken', 'PostRegistry'];

interface Output {
  contracts: Record<string, Record<string, { abi: []; evm: { bytecode: { object: string } } }>>;
  errors?: { formattedMessage: string }[];
}

/** Compiles the contracts from their sources (about 5 s). Throws the compiler's messages, warnings included. */
export function compileContracts(): Contracts {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(names.map((name) => [`${name}.sol`, { content: readSource(`${name}.sol`) }])),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      // With metadata the bytecode would change with every comment.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const findImport = (path: string) => ({ contents: readSource(path) });
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: findImport })) as Output;
  if (output.errors !== undefined && output.errors.length > 0)
    throw new Error(output.errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const compiled = (name: ContractName) => {
    const contract = output.contracts[`${name}.sol`]?.[name];
    if (contract === undefined) throw new Error(`The compiler made no ${name}`);
    return { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` };
  };
  return {
    OldToken: compiled('OldToken'),
    NewToken: compiled('NewToken'),
    PostRegistry: compiled('PostRegistry'),
  };
}

/** Reads one of our contracts by its file name (from the project's root), or a package's by its path. */
function readSource(path: string): string {
  return readFileSync(path.startsWith('@') ? require.resolve(path) : join('chain/contracts', path), 'utf8');
}
