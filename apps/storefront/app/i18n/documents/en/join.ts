import type { Same } from '../../same.ts'
import type { join as chinese } from '../zh-cn/join.ts'

export const join: Same<typeof chinese> = {
  title: 'Open a store on Fangshi',
  text: 'Send in your documents, and sell as soon as they are approved. Joining costs nothing, and a half-filled form is kept for you.',
  start: 'Apply for a store',
  startLoggedOut: 'Log in and apply',
  goOn: 'Go on with the application',
  progress: 'See how it stands',
  correct: 'See why, and correct it',
  office: 'Go to the seller office',
  statusNow: 'Your application',
  status_filling_in: 'You have an application that is not finished.',
  status_verifying: 'Your application is being reviewed.',
  status_denied: 'Your application was not approved; correct it and send it again.',
  status_passed: 'Your store is approved.',

  whyTitle: 'Why sell here',
  why_shoppers: 'Shoppers who find you',
  whyText_shoppers: 'Search, categories and the store street show your goods; changes are seen within a second.',
  why_money: 'Accounts that add up',
  whyText_money: 'Every movement says where it comes from, and the balance can be checked at any time.',
  why_tools: 'Tools that fit the hand',
  whyText_tools: 'Variants, freight templates, several parcels an order and packing slips are there from the start.',
  why_team: 'Room for your team',
  whyText_team: 'Give staff accounts of their own with the rights of their job; every change is on record.',

  needTitle: 'What to have at hand',
  need_store: 'The name of the store and a logo',
  need_company: 'The company’s name and address',
  need_licence: 'A photo of the business licence and its number',
  need_id: 'Photos of both sides of the legal person’s identity card',
  need_contact: 'A phone number and an emergency contact',
  needPrivate:
    'Documents are kept encrypted. Only you and reviewers with that right can open them, and each view is logged.',

  howTitle: 'Three steps',
  how_1: 'Read and accept the agreement',
  howText_1: 'It says what the platform and the store owe each other.',
  how_2: 'Tell us about store and company',
  howText_2: 'It is saved as you go: leave and come back whenever you like.',
  how_3: 'Wait for the review',
  howText_3: 'The result stands on the application page. A refusal says why, and you can correct it and send it again.',
}
