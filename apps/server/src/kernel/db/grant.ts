import type pg from 'pg'

interface TableRights {
  name: string
  /** As GRANT takes them. */
  rights: string
}

/**
 * The tables on which the role's rights are not what they should be. Rows of a table whose trigger is called
 * `…_append_only` may be read and added, those of others also changed and deleted; nobody but the owner empties a table.
 * Locking a row takes the right to update one column of it: that is the id, which triggers keep as it is.
 */
const differing = `
  select t.name, t.rights
    from (select c.oid, c.relacl, format('%I.%I', n.nspname, c.relname) as name,
                 case when exists (select from pg_trigger where tgrelid = c.oid and tgname like '%\\_append\\_only')
                      then 'INSERT, SELECT, UPDATE (id)' else 'DELETE, INSERT, SELECT, UPDATE' end as rights
            from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p')) t
   where t.rights is distinct from
         (select string_agg(a.privilege_type || a.of_column, ', ' order by a.privilege_type || a.of_column)
            from (select grantee, privilege_type, '' as of_column from aclexplode(t.relacl)
                  union all
                  select c.grantee, c.privilege_type, format(' (%s)', attname)
                    from pg_attribute, aclexplode(attacl) c where attrelid = t.oid) a
            join pg_roles r on r.oid = a.grantee where r.rolname = $1)
   order by 1`

/** Gives the role that serves what serving needs and no more. The caller owns the tables; repeating it changes nothing. */
export async function grantToApp(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<TableRights>(differing, [role])
  if (!rows.length) return
  const app = client.escapeIdentifier(role)
  const statements = rows.flatMap(({ name, rights }) => [
    `revoke all on ${name} from ${app}`,
    `grant ${rights} on ${name} to ${app}`,
  ])
  const around = [`grant usage on schema public, pgboss to ${app}`]
  around.push(`grant usage on all sequences in schema public, pgboss to ${app}`)
  await client.query(['begin', ...around, ...statements, 'commit'].join(';'))
}
