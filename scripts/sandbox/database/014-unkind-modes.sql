-- State of the sandbox's unkind modes: purchases activated after payment, prices that change between reading and paying.

alter table entitlement
  -- Paid, not yet active.
  add column waits boolean not null default false;

alter table gift
  -- Paid, not yet sent; its code does not work yet.
  add column waits boolean not null default false;

create or replace view entitlement_now as
select
  id, account_id, licence_id, trial, renews, starts_at, replaced_at, method, card_id, offer_answer, created_at,
  case when resume_after <= now() then null else paused_at end as paused_at,
  case when resume_after <= now() then null else resume_after end as resume_after,
  case when resume_after <= now() then ends_at + (resume_after - paused_at) else ends_at end as ends_at
from entitlement
where not waits;

-- An account-specific price of a licence or gift, which overrides the regular one.
create table changed_price (
  account_id text not null references account (id),
  sku text not null,
  amount integer not null,
  primary key (account_id, sku)
);
