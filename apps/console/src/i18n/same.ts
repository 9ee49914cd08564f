/** The shape of a language file that holds exactly the texts of the Chinese one. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }
