-- The operator's data: catalogue and licences. Written once, from the seed.

create table content (
  realm text not null,
  kind text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  primary key (realm, kind, id)
);

create table bucket (
  realm text not null,
  section_id text not null,
  bucket_id text not null,
  position integer not null,
  document jsonb not null,
  primary key (realm, section_id, bucket_id)
);

create table bucket_item (
  realm text not null,
  section_id text not null,
  bucket_id text not null,
  position integer not null,
  content_kind text not null,
  content_id text not null,
  primary key (realm, section_id, bucket_id, position),
  foreign key (realm, section_id, bucket_id) references bucket (realm, section_id, bucket_id),
  foreign key (realm, content_kind, content_id) references content (realm, kind, id)
);

create table licence (
  realm text not null,
  id text not null,
  sku text not null,
  position integer not null,
  document jsonb not null,
  primary key (realm, id),
  unique (realm, sku)
);

create table voucher (
  realm text not null,
  code text not null,
  document jsonb not null,
  primary key (realm, code)
);
