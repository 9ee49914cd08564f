import type { UiText } from '../i18n/ui-text.ts'
import { datetime } from '../kit/fields/build.ts'
import { activityTexts as texts } from './activity-texts.ts'

/** The end of a window whose start is the field `start_time`; times of the wire compare as texts. */
export const endField = (help?: UiText) =>
  datetime(texts.end, {
    required: true,
    ...(help ? { help } : {}),
    check: (end, { start_time }) =>
      typeof start_time === 'string' && String(end) <= start_time ? 'END_BEFORE_START' : undefined,
  })
