import type { Client } from 'pg'

/** Per table: its constraints, triggers with their functions, and indexes; then all other functions. */
export async function enforcedRules(client: Client): Promise<Record<string, string[]>> {
  const table = 'relation.relname'
  const inPublic = `relation.relnamespace = 'public'::regnamespace`
  const { rows } = await client.query<{ relation: string; line: string }>(`
    select ${table} as relation, 'constraint ' || c.conname || ': ' || pg_get_constraintdef(c.oid) as line
      from pg_constraint c join pg_class relation on relation.oid = c.conrelid where ${inPublic} and c.contype <> 'n'
    union all
    select ${table}, 'trigger ' || t.tgname || ': ' || pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class relation on relation.oid = t.tgrelid where ${inPublic} and not t.tgisinternal
    union all
    select i.tablename, 'index ' || i.indexname || ': ' || i.indexdef from pg_indexes i where i.schemaname = 'public'
    union all
    select coalesce(min(${table}), 'functions'), 'function ' || p.proname || ': ' || p.prosrc
      from pg_proc p left join pg_trigger t on t.tgfoid = p.oid left join pg_class relation on relation.oid = t.tgrelid
     where p.pronamespace = 'public'::regnamespace group by p.oid
    order by 1, 2`)
  const byTable: Record<string, string[]> = {}
  for (const { relation, line } of rows) (byTable[relation] ??= []).push(line)
  return byTable
}
