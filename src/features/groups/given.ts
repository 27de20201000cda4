/** The body of a call whose fields are optional: none where none of them is given. */
export function given(fields: Record<string, unknown>): { body?: Record<string, unknown> } {
  return Object.values(fields).every((value) => value === undefined) ? {} : { body: fields };
}
