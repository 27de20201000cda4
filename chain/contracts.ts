import compiled from './contracts.json';

export type ContractName = 'OldToken' | 'NewToken' | 'PostRegistry';

/** What a contract offers, as the compiler writes it. */
interface AbiEntry {
  type: string;
  name?: string;
}

interface Contract {
  abi: readonly AbiEntry[];
  /** Its creation code, 0x and hex. */
  bytecode: string;
}

export type Contracts = Readonly<Record<ContractName, Contract>>;

/** The contracts as compiled last: `npm run contracts` writes them anew, a test holds them against the sources. */
export const contracts: Contracts = compiled;
