/**
 * Words that people of one trade use for what those of another call otherwise, one group a line. They count only where a model
 * has a single thing of the group and the text no closer word for it.
 */
const GROUPS = [
  'child kid pupil student learner',
  'parent guardian',
  'customer client buyer purchaser shopper',
  'employee worker staff colleague assistant clerk',
  'technician mechanic engineer fitter repairer craftsman tradesman',
  'teacher instructor trainer tutor coach lecturer',
  'participant attendee student registrant',
  'caretaker janitor',
  'tenant renter lessee occupant resident',
  'host owner landlord lessor',
  'supplier vendor',
  'therapist practitioner physiotherapist',
  'volunteer helper',
  'applicant candidate',
  'fault defect malfunction breakdown problem issue damage',
  'course class training seminar workshop',
  'registration enrollment enrolment booking',
  'booking reservation',
  'appointment session visit',
  'session lesson',
  'room hall classroom',
  'meal dish',
  'photo picture image',
  'machine device equipment asset',
  'vehicle car van camper truck',
  'item article product good',
  'payment transaction',
  'shift slot',
  'order purchase',
  'quote estimate offer',
  'location site place point',
  'document file attachment',
  'note report protocol',
  'membership subscription',
  'pass ticket',
  'check inspection',
  'review rating',
  'rental hire loan lending',
];

let groups: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;

/** Other words for a thing, the closest groups first; none where no group has it. */
export function synonymsOf(word: string): readonly string[] {
  groups ??= byWord();
  return [...new Set((groups.get(word) ?? []).flat())].filter((other) => other !== word);
}

function byWord(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const group of GROUPS.map((line) => line.split(' ')))
    for (const word of group) found.set(word, [...(found.get(word) ?? []), group]);
  return found;
}
