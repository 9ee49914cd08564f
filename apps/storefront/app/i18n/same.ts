type OneOf<T> = { [K in keyof T as K extends `${infer Base}_other` ? `${Base}_one` : never]?: string }

/**
 * The shape of a language file that must hold exactly the texts of the Chinese one. English may add the singular
 * (`…_one`) of a counted text (`…_other`), which Chinese does not have.
 */
export type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> } & OneOf<T>
