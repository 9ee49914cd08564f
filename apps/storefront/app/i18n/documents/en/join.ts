import type { Same } from '../../same.ts'
import type { join as chinese } from '../zh-cn/join.ts'

export const join: Same<typeof chinese> = {
  title: 'Open a store on Fangshi',
  text: 'Submit your documents and start selling as soon as they’re approved. Joining is free, and your progress is saved automatically.',
  start: 'Apply to open a store',
  startLoggedOut: 'Log in to apply',
  goOn: 'Continue your application',
  progress: 'Check application status',
  correct: 'See why and make changes',
  office: 'Go to the seller centre',
  status_filling_in: 'You have an unfinished application.',
  status_verifying: 'Your application is being reviewed.',
  status_denied: 'Your application wasn’t approved. You can make changes and resubmit.',
  status_passed: 'Your store is approved.',

  whyTitle: 'Why sell here',
  why_shoppers: 'Shoppers will find you',
  whyText_shoppers: 'Your products appear in search, categories and the store list. Changes go live within a second.',
  why_money: 'Accounts that add up',
  whyText_money: 'Every amount can be traced to its source, and you can check your balance at any time.',
  why_tools: 'Tools that just work',
  whyText_tools: 'Variants, shipping templates, split shipments and packing slips are built in.',
  why_team: 'Room for your team',
  whyText_team: 'Give each employee an account with just the permissions they need. Every change is logged.',

  needTitle: 'What you’ll need',
  need_store: 'A store name and logo',
  need_company: 'Your company’s name and address',
  need_licence: 'A photo of the business licence and its number',
  need_id: 'Photos of both sides of the legal representative’s ID card',
  need_contact: 'A phone number and an emergency contact',
  needPrivate:
    'Documents are stored encrypted. Only you and authorised reviewers can view them, and every view is logged.',

  howTitle: 'Three easy steps',
  how_1: 'Read and accept the agreement',
  howText_1: 'It sets out what the platform and the store are each responsible for.',
  how_2: 'Tell us about your store and company',
  howText_2: 'Everything is saved as you go, so you can leave and come back at any time.',
  how_3: 'Wait for the review',
  howText_3:
    'You’ll see the result on the application page. If it isn’t approved, we’ll tell you why and you can resubmit.',
}
