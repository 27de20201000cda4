/** Uses of a text that is not sent yet. */
export type TextKind = 'post' | 'edit' | 'boost' | 'clip' | 'comment' | 'form' | 'unsent';

/** The place of one text in this browser. */
export interface TextAddress {
  memberId: string;
  kind: TextKind;
  /** Name within the kind: `wallKey` of a new post, the id of what is edited or shared, a comment box, a form. */
  place: string;
}

/** Storage key of a text. Its second part is the member whose logout erases it (AUTH-08). */
export function textKey({ memberId, kind, place }: TextAddress): string {
  return `text/${memberId}/${kind}/${place}`;
}
