-- Management of held licences: the card that pays, pauses, retention offers.

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
  -- When a pause ends automatically; null: when the viewer resumes.
  add column resume_after timestamptz,
  -- Answer to the retention offer: REDEEMED or REFUSED.
  add column offer_answer text;

-- Current entitlements: an expired pause counts as ended, and the paid time is extended by its length.
create view entitlement_now as
select
  id, account_id, licence_id, trial, renews, starts_at, replaced_at, method, card_id, offer_answer, created_at,
  case when resume_after <= now() then null else paused_at end as paused_at,
  case when resume_after <= now() then null else resume_after end as resume_after,
  case when resume_after <= now() then ends_at + (resume_after - paused_at) else ends_at end as ends_at
from entitlement;
