-- What becomes of a licence that is held: the card that pays for it, pauses, an offer to stay.

create table card (
  id text primary key,
  account_id text not null references account (id),
  card_type text not null,
  last4 text not null,
  holder text,
  is_default boolean not null default false,
  expired boolean not null default false,
  added_at timestamptz not null default now()
);

alter table entitlement
  add column card_id text references card (id),
  add column paused_at timestamptz,
  -- When a pause ends by itself; until the viewer says so without it.
  add column resume_after timestamptz,
  -- What was said to the offer to stay: REDEEMED or REFUSED.
  add column offer_answer text;

-- Entitlements as they stand now: a pause that has run out is none, and what was paid for waited as long as it lasted.
create view entitlement_now as
select
  id, account_id, licence_id, trial, renews, starts_at, replaced_at, method, card_id, offer_answer, created_at,
  case when resume_after <= now() then null else paused_at end as paused_at,
  case when resume_after <= now() then null else resume_after end as resume_after,
  case when resume_after <= now() then ends_at + (resume_after - paused_at) else ends_at end as ends_at
from entitlement;
