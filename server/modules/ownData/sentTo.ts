import { sql } from 'drizzle-orm';

/**
 * For queries over `outbox_messages`: the message went to the member's address, to one that was theirs or that they
 * proved by its link, unless somebody else has it by now, or to a phone that they proved by its code. One that was
 * merely asked for may be anybody's.
 */
export const sentTo = (memberId: number) => sql`outbox_messages.recipient in (
  select email from users where id = ${memberId}
  union select email from email_tokens where user_id = ${memberId} and (used_at is not null or kind = 'undo')
    and not exists (select 1 from users other where other.email = email_tokens.email and other.id <> ${memberId})
  union select '+' || regexp_replace(concat(country_code, phone_number), '[^0-9]', '', 'g') from two_factor_methods
    where user_id = ${memberId} and kind = 'phone' and verified_at is not null)`;
