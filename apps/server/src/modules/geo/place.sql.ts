/** A place as addresses keep it, `浙江省 杭州市 西湖区`, in the language $1; Chinese where an area has no English name. */
export const placeSql = (column: string): string =>
  `case when $1 = 'en' then english_place(${column}) else ${column} end`
