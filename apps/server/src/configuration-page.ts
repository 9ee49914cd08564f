import * as z from 'zod'

interface Property {
  description?: string
  default?: unknown
  enum?: string[]
}

/** The environment variables as a page, one row each, from the schema that checks them at start. */
export function configurationPage(environment: z.ZodObject): string {
  const { properties = {} } = z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Property>
  }
  const rows = Object.entries(properties).map(([name, { description = '', default: otherwise, enum: choices }]) => {
    const shown = otherwise === undefined ? '' : `\`${String(otherwise)}\``
    return `| \`${name}\` | ${shown} | ${description}${choices ? ` One of ${choices.map((choice) => `\`${choice}\``).join(', ')}.` : ''} |`
  })
  return `# Settings

All settings are environment variables; wrong ones stop the start with the reason. This page is made from their schema by
\`node tools/run.mjs tools/configuration.ts\`.

| Variable | Default | What |
|---|---|---|
${rows.join('\n')}

All state lies in \`DATA_DIR\`: the database (\`pg/\`), uploads (\`uploads/\`), documents and certificates (\`private/\`) and secrets made at
the first start (\`secrets/\`). Servers on several machines over one database must share the secret (\`SECRET_KEY\`, or the folder
\`DATA_DIR/secrets\`) and the folders \`uploads\` and \`private\`, unless uploads go to an S3-compatible store. Keep the secret with
your backups: what is stored under it (passwords of payment and sms services, second factors, private files) cannot be read without it.

Another secret: stop the shop, then \`SECRET_KEY=<new> OLD_SECRET_KEY=<old> npm run reseal\` (without \`OLD_SECRET_KEY\` the old one is that of
\`DATA_DIR/secrets\`), then start it with the new \`SECRET_KEY\`. The command puts secrets of settings, identity and bank numbers, second
factors and private files under the new one, and can be repeated when it was interrupted. Keyed hashes of identity numbers are worked out again from the
numbers. Codes that were just sent and proofs of work become invalid; people stay logged in.

The embedded database has two roles: \`fangshi_owner\` owns the tables and migrates, \`fangshi\` serves. The latter may read and add
rows of the ledger, the histories and the audit log, and neither change nor delete them, nor empty any table. A database of your
own gets the same with two roles: the owner of the database in \`MIGRATE_DATABASE_URL\`, and in \`DATABASE_URL\` one made with no more than
\`create role shop login password '…'\`; each start gives it what it needs. One \`DATABASE_URL\` alone works too, and the start
says so: then the role that serves owns everything. Whoever can read \`DATA_DIR/secrets\` can be either role.

A second factor that somebody lost is reset by whoever may edit the account, in the lists of administrators, staff and platform users.
The last super administrator, without a recovery code, needs somebody at the database:
\`delete from second_factors where admin_id = (select id from admins where username = '…' and deleted_at is null)\`.

An S3-compatible store is set up in the back office under settings, uploads. Its bucket must let everybody read objects below
\`uploads/\`, and needs no other public right.
`
}
