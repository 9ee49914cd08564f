import { expect, test } from 'vitest'
import { nearestNames } from './nearest-names.ts'

const names = ['头戴耳机', 'Headphones', '跑步鞋', 'Running Shoes', '太阳镜', '马克杯', 'Mugs', '马克杯']

test('the nearest names come first, in the script that was typed, each once', () => {
  expect(nearestNames('耳机套', names, 3)).toEqual(['头戴耳机'])
  expect(nearestNames('headfone', names, 3)).toEqual(['Headphones'])
  expect(nearestNames('克杯', names, 3)).toEqual(['马克杯'])
  expect(nearestNames('拖鞋 running', names, 3)).toEqual(['Running Shoes', '跑步鞋'])
})

test('what is like nothing gets no name', () => {
  expect(nearestNames('冰糖', names, 3)).toEqual([])
  expect(nearestNames('裙子', ['帽子', '鞋头'], 3)).toEqual([])
  expect(nearestNames('qqqq', names, 3)).toEqual([])
  expect(nearestNames('', names, 3)).toEqual([])
})
