/** Joins the class names that are there, for a component that takes one more from its caller. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
