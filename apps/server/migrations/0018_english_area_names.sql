ALTER TABLE "areas" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A place as addresses keep it, '浙江省 杭州市 西湖区', in English: 'Xihu District, Hangzhou, Zhejiang'. The text itself where
-- one of its names is unknown or has no English form.
create function english_place(place text) returns text language sql stable parallel safe as $$
  with part as (select string_to_array(place, ' ') as names),
  province as (select a.code, a.name_en from areas a, part where a.deep = 0 and a.name = names[1]),
  city as (select a.code, a.name_en from areas a, province p, part where a.pid = p.code and a.name = names[2]),
  district as (
    select d.name_en from areas d, part
     where d.name = names[cardinality(names)] and d.deep = 2
       and case when exists (select from city)
             then cardinality(names) = 3 and d.pid = (select code from city)
             else cardinality(names) = 2 and d.pid in (select c.code from areas c, province p where c.pid = p.code) end
     limit 1
  ),
  found as (
    select array_remove(array[
      (select nullif(name_en, '') from district), (select nullif(name_en, '') from city), (select nullif(name_en, '') from province)
    ], null) as names
  )
  select case when cardinality(found.names) = cardinality(part.names) then array_to_string(found.names, ', ') else place end
    from found, part
$$;
