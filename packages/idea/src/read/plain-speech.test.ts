import { expect, test } from 'vitest';
import { plainSpeech } from './plain-speech.ts';

test.each([
  ['We have machines like lathes, drills and saws.', 'We have machines such as lathes, drills and saws.'],
  ['Silo: name, capacity m3/h, height', 'Silo: name, capacity, height'],
  ['Order: date, crane required?', 'Order: date, is_crane_required'],
  ['Order: interval between trucks, date', 'Order: interval, date'],
  ['The growers send to us the seeds of a year.', 'The growers send the seeds of a year.'],
  ['We pay to the grower a share.', 'We pay a share to the grower.'],
  ['They are billed their part of the costs.', 'They are billed the costs.'],
  ['We take samples. Positive ones go into a register.', 'We take samples. the samples go into a register.'],
  ['We bring the clean ones back.', 'We bring the clean ones back.'],
  ['a date of return planned and a date of return real', 'a planned_return_date and a actual_return_date'],
  ['with the date of departure, price', 'with the departure date, price'],
  ['divers with medical and insurance expiry dates', 'divers with medical_expiry_date and insurance_expiry_date'],
  [
    'The planner assigns a driver and a van to each trip.',
    'Each trip has a planner. a driver is assigned to each trip. a van is assigned to each trip.',
  ],
  ['faults with priority A, B or C', 'faults with priority (A, B, C)'],
  ['We keep papers where the pump appeared: title, page', 'We keep papers: title, page. the pump appeared in papers'],
  ['A lead can see the average price and the cost per run.', '.'],
  ['in between the owner looks at it', ' the owner looks at it'],
  ['Judges have a rank and cannot judge friends.', 'Judges have a rank.'],
  ['Farms have fields, and on each field there are sensors.', 'Farms have fields. Each field has sensors.'],
  ['A sheet has points for smell, taste and look.', 'A sheet has smell_points, taste_points and look_points.'],
  [
    'A run gets points from one of two judges for the lift, the fetch and the pen.',
    'A run gets lift_points, fetch_points and pen_points from one of two judges.',
  ],
  ['a finder, the place of find and a note', 'a finder, the find_place and a note'],
  ['a length in characters', 'a length'],
  ['A boot goes through several steps.', 'A boot has several steps.'],
  ['clays (raw or fired, price, colour)', 'clays (type (raw, fired), price, colour)'],
  ['oils (name, greatest dose allowed by the law for skin)', 'oils (name, greatest dose)'],
  ['We lend scales between labs too.', 'labs borrow scales.'],
  ['They order x boxes a week.', 'They order several boxes a week.'],
  ['a theoretical and a practical exam', 'a theoretical exam and a practical exam'],
  ['Pupils come to school in blocks.', 'Pupils come in blocks.'],
  [
    'Hosts can show a flat, chat and book for a fee.',
    'Hosts can show a flat, send messages and make bookings for a fee.',
  ],
  ['a shop of rent of boats', 'a boat rental shop'],
  ['A van is in service, reserve, in the garage or sold.', 'A van is in_service, reserve, in_garage or sold.'],
  ['We return the deposit or a part.', 'We return the deposit.'],
  ['a price per metre and width.', 'a price per metre, and width.'],
  ['We invoice to every farm.', 'We send invoices to every farm.'],
])('%j is %j', (said, plain) => {
  expect(plainSpeech(said)).toBe(plain);
});

test.each([
  'A bottle is in the depot, on a truck or at a client.',
  'Readers like poems, songs and plays.',
  'A scale has a unit: kg, t.',
  'A machine has spare parts.',
  'Members send messages to coaches.',
  'Trains run between two stations.',
  'Points for winners are counted.',
])('%j stays as it is', (said) => {
  expect(plainSpeech(said)).toBe(said);
});
