/** For `validate`: anything but nothing, and of a list at least one. */
export const filled = (value: unknown): true | 'REQUIRED' =>
  (Array.isArray(value) ? value.length > 0 : Boolean(value)) || 'REQUIRED'
