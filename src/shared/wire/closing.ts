/** A group or company of which the member is the only owner. */
export interface WireOwnedCommunity {
  kind: 'group' | 'company';
  id: string;
  name: string;
  permalink: string;
}

/** Terms of closing the account: days to come back, and what is to be handed over or deleted first. */
export interface WireClosing {
  days: number;
  last_owner_of: WireOwnedCommunity[];
}

/** A closed account: until when its member may come back. */
export interface WireClosed {
  until: string;
}
