/** SQL for a local text in the reader's language, falling back to Chinese; the statement's `$1` is the language (rules §3). */
export const pick = (column: string): string => `coalesce(nullif(${column}->>$1, ''), ${column}->>'zh-cn')`
