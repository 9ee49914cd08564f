import type { Locale } from '@fangshi/contract/locale'
import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { beforeAll, expect, test } from 'vitest'
import { loadLanguage, translator } from '~/i18n/language.ts'
import { failureText } from './failure-text.ts'

beforeAll(() => Promise.all([loadLanguage('zh-cn'), loadLanguage('en')]))

test.each([
  [
    'a lost answer',
    new NoAnswerError('busy'),
    '网络异常，请检查网络后重试',
    'Network error. Check your connection and try again.',
  ],
  ['a refusal', new CallError(403, 'Only for owners', {}), 'Only for owners', 'Only for owners'],
  [
    'a fault of ours, whose words nobody should read',
    new TypeError('x is undefined'),
    '这部分内容加载失败',
    'Couldn’t load this section.',
  ],
  ['whatever else was thrown', undefined, '这部分内容加载失败', 'Couldn’t load this section.'],
])('in place of a list that could not be loaded: %s', (_, error, chinese, english) => {
  const text = (locale: Locale) => failureText(error, translator(locale))
  expect([text('zh-cn'), text('en')]).toEqual([chinese, english])
})
