/** Code of a part that could not be loaded. */
export class PartFailure extends Error {
  override readonly name = 'PartFailure';
  /** Lets the next mount try again. Until then the failure stands, so that rendering cannot loop. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('The code could not be loaded', { cause });
    this.forget = forget;
  }
}
