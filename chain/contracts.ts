import compiled from './contracts.json';

export type ContractName = 'OldToken' | 'NewToken' | 'PostRegistry';

/** ABI entry, as the compiler writes it. */
interface AbiEntry {
  type: string;
  name?: string;
}

interface Contract {
  abi: readonly AbiEntry[];
  /** Creation code, 0x and hex. */
  bytecode: string;
}

export type Contracts = Readonly<Record<ContractName, Contract>>;

/** Compiled contracts. `npm run contracts` updates them; a test compares them with the sources. */
export const contracts: Contracts = compiled;
