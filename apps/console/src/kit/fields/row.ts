/** A row of any list as it travels. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number }
