import { escapeHtml } from '@fangshi/demo/html'

/** Fields of a form that nobody sees. */
export const hiddenFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
