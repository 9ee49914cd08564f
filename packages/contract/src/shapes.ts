import * as z from 'zod/mini'
import { parseMoney, type Cents } from './money.ts'
import { isWeakPayPassword } from './pay-password.ts'
import { parseDateTime } from './time.ts'

/**
 * Scalars of the wire. Input comes as text (forms, queries) or JSON; `z.input` of a shape is what a front writes or
 * reads, `z.output` what the server works with. A check's message is the key of its field error.
 */

/** JSON schemas of shapes whose input is written in more than one way; the documents and writers use these. */
const wireForms = new WeakMap<object, object>()

/** The JSON schema that stands for a shape on the wire, if it has one of its own. */
export const wireFormOf = (schema: object): object | undefined => wireForms.get(schema)

/** Says how a shape whose input is a pipe of several is written on the wire. */
export function wire<S extends object>(schema: S, form: object): S {
  wireForms.set(schema, form)
  return schema
}

/**
 * As `wire`, for a shape that takes more than fronts should write: the types are what the server reads (`Output`) and what
 * fronts write (`Input`).
 */
export const wireAs = <Output, Input = Output>(schema: z.ZodMiniType, form: object) =>
  wire(schema, form) as z.ZodMiniType<Output, Input>

/** A whole number within bounds, strictly written: no sign tricks, exponents, spaces or full-width digits. */
export function Whole(minimum: number, maximum = Number.MAX_SAFE_INTEGER, key = 'NUMBER_INVALID') {
  const schema = z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^-?(0|[1-9]\d{0,15})$/, key))], key),
      z.transform((value: number | string) => Number(value)),
    ),
    z.number().check(
      z.refine((value) => Number.isSafeInteger(value), { error: key, abort: true }),
      z.gte(minimum, key === 'NUMBER_INVALID' ? 'TOO_SMALL' : key),
      z.lte(maximum, key === 'NUMBER_INVALID' ? 'TOO_BIG' : key),
    ),
  )
  return wireAs<number>(schema, { type: 'integer', minimum, maximum })
}

export const Id = Whole(1)
/** Of a form: the `revision` that was shown with its fields, so that nobody saves over another’s change (FORM_STALE). */
export const Revised = { revision: z.optional(z.string().check(z.maxLength(40, 'TOO_LONG'))) }
/** How many pieces are bought: 1 to 999 (rules §5). */
export const BuyNum = Whole(1, 999, 'BUY_NUM_INVALID')

/** `true`, `1` or `0` on the wire. */
export const Flag = wireAs<boolean>(
  z.pipe(
    z.union([z.boolean(), z.literal(['1', '0', 'true', 'false'])], 'INVALID'),
    z.transform((value: boolean | '1' | '0' | 'true' | 'false') => value === true || value === '1' || value === 'true'),
  ),
  { type: 'boolean' },
)

/** Money: "12.30" on the wire, cents inside. */
export const Money = wire(
  z.pipe(
    z.string('MONEY_INVALID').check(z.refine((text) => parseMoney(text) !== null, 'MONEY_INVALID')),
    z.transform((text: string) => parseMoney(text) as Cents),
  ),
  { type: 'string', pattern: '^-?\\d+(\\.\\d{1,2})?$' },
)

/** Money that may not be negative. */
export const Price = wire(
  z.pipe(
    z.string('MONEY_INVALID').check(z.refine((text) => (parseMoney(text) ?? -1) >= 0, 'MONEY_INVALID')),
    z.transform((text: string) => parseMoney(text) as Cents),
  ),
  { type: 'string', pattern: '^\\d+(\\.\\d{1,2})?$' },
)

/** A percent as "2.50", basis points inside (rules, preamble); at most `most` of them. */
export const Percent = (most = 10_000, key = 'PERCENT_INVALID') =>
  wire(
    z.pipe(
      z.string('REQUIRED').check(
        z.refine((text) => {
          const points = parseMoney(text)
          return points !== null && points >= 0 && points <= most
        }, key),
      ),
      z.transform((text: string) => parseMoney(text) as number),
    ),
    { type: 'string', pattern: '^\\d{1,3}(\\.\\d{1,2})?$' },
  )

/** Neither NUL characters nor lone surrogates, which the database cannot store. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/** Trimmed text of a length; `Text(1, …)` is a required text. */
export const Text = (minimum: number, maximum: number) =>
  z
    .string('REQUIRED')
    .check(
      z.trim(),
      z.minLength(minimum, minimum === 1 ? 'REQUIRED' : 'TOO_SHORT'),
      z.maxLength(maximum, 'TOO_LONG'),
      z.refine(isStorable, 'INVALID'),
    )

/** How somebody is called. Others read it in the middle of texts, so no mark in it turns the words beside it round. */
export const PersonName = (most: number) =>
  Text(1, most).check(z.refine((name) => !/[\u202a-\u202e\u2066-\u2069]/.test(name), 'INVALID'))
/** What shoppers call themselves. */
export const Nickname = PersonName(15)

/** A mainland mobile number. */
export const Phone = z.string('REQUIRED').check(z.trim(), z.regex(/^1[3-9]\d{9}$/, 'PHONE_INVALID'))
/** One e-mail address: no name, no list, and nothing that could begin another header of a mail. */
export const Email = z
  .string('REQUIRED')
  .check(
    z.trim(),
    z.maxLength(200, 'TOO_LONG'),
    z.regex(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'EMAIL_INVALID'),
  )
/** A six-digit code sent by text message. */
export const SmsCode = z.string('REQUIRED').check(z.trim(), z.regex(/^\d{6}$/, 'SMS_CODE_WRONG'))
/** A code of an authenticator app, or a recovery code, as somebody types it. */
export const FactorCode = Text(1, 40)
/** A login password: 8 to 128 characters, untrimmed (rules §1). */
export const Password = z.string('REQUIRED').check(z.minLength(8, 'TOO_SHORT'), z.maxLength(128, 'TOO_LONG'))
/** A pay password: six digits (rules §1). */
export const PayPassword = z.string('REQUIRED').check(z.regex(/^\d{6}$/, 'PAY_PASSWORD_INVALID'))
/** A pay password that somebody chooses: not one of those that are tried first. */
export const NewPayPassword = PayPassword.check(z.refine((digits) => !isWeakPayPassword(digits), 'PAY_PASSWORD_WEAK'))

/** Text for the public in both languages: Chinese is required when `minimum` is 1, English never (rules §3). */
export const LocalizedText = (minimum: number, maximum: number) =>
  z.strictObject({ 'zh-cn': Text(minimum, maximum), en: z.optional(Text(0, maximum)) })
/** Rich text in both languages, each part `html<!--json-->json` (rules §12); cleaned on the way in. */
export const LocalizedRichText = (minimum: number) => LocalizedText(minimum, 500_000)

/** A link of adverts, menus and settings: http(s), or a path of the own site (rules §11). */
export const Link = z
  .string('REQUIRED')
  .check(
    z.trim(),
    z.maxLength(300, 'TOO_LONG'),
    z.regex(/^(|https?:\/\/[^\s/][^\s]*|\/([^\s/\\][^\s]*)?)$/i, 'LINK_INVALID'),
  )
/** The address of an uploaded picture or file; empty for none. The server checks that it is ours. */
export const FileAddress = z
  .string('REQUIRED')
  .check(z.trim(), z.maxLength(300, 'TOO_LONG'), z.regex(/^(|\/[^\s\\]*|https?:\/\/[^\s]+)$/, 'FILE_ADDRESS_INVALID'))

/** Addresses of uploaded pictures, up to `most`, none of them empty. */
export const FileAddresses = (most: number) =>
  z.array(FileAddress.check(z.minLength(1, 'FILE_ADDRESS_INVALID'))).check(z.maxLength(most, 'TOO_LONG'))

/** A shape that may be null: null, or an empty string in a form (rules §12). */
export function OrNull<S extends z.ZodMiniType>(shape: S) {
  const schema = z.union([
    z.pipe(
      z.literal(['', null]),
      z.transform(() => null),
    ),
    shape,
  ])
  const form = { ...(wireFormOf(shape) ?? { type: 'string' }), nullable: true }
  return wireAs<z.output<S> | null, z.input<S> | null>(schema, form)
}

/** A sort position, lowest first; empty counts as 0 (spec §7). */
export const Sort = wireAs<number>(
  z.union([
    z.pipe(
      z.literal(['', null]),
      z.transform(() => 0),
    ),
    Whole(0, 99_999),
  ]),
  { type: 'integer', minimum: 0, maximum: 99_999 },
)

/** Ids joined by comma, at most 400 (spec §7: deletes name several). */
export const Ids = wire(
  z.pipe(
    z.string('REQUIRED').check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,399}$/, 'INVALID')),
    z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
  ),
  { type: 'string', pattern: '^\\d+(,\\d+)*$' },
)

/** An instant given as `YYYY-MM-DD HH:mm:ss`. */
export const Instant = wire(
  z.pipe(
    z.string('REQUIRED').check(z.refine((text) => parseDateTime(text) !== null, 'TIME_INVALID')),
    z.transform((text: string) => parseDateTime(text) as Date),
  ),
  { type: 'string' },
)

/** An instant as `YYYY-MM-DD HH:mm:ss`; replies only. */
export const DateTime = z.string()
/**
 * The reply of a route that answers a file itself, without an envelope: a client gets a Blob, a handler gives one
 * (a `File` where it has a name).
 */
export const FileBody = wireAs<Blob>(z.string(), { type: 'string', format: 'binary' })
/** An empty object, for routes without a reply. */
export const Nothing = z.object({})

/** Page sizes of the spec §9. */
export const pageSizes = [30, 100, 200, 300, 400] as const
/** The query of a paged list. */
export const pageQuery = {
  page: z.optional(Whole(1, 100_000)),
  per_page: z.optional(
    wire(Whole(1, 400).check(z.refine((size) => (pageSizes as readonly number[]).includes(size), 'CHOICE_INVALID')), {
      type: 'integer',
      enum: pageSizes,
    }),
  ),
}

/** The answer of a paged list (rules §12). `count` is the number of rows on this page. */
export const paged = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    data: z.array(row),
    count: z.number(),
    total: z.number(),
    /** True when counting stopped at the cap: there are at least `total` rows. */
    total_capped: z.optional(z.boolean()),
    per_page: z.number(),
    last_page: z.number(),
    current_page: z.number(),
  })
