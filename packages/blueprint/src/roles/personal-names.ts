/** What is said of persons, and of no things. */
export const PERSONAL =
  /(^|_)(e_?mail|phone|telephone|mobile|cell_?phone|fax|birth_?(date|day)|date_of_birth|first_?name|last_?name|sur_?name|family_?name|given_?name|middle_?name|iban|passport|ssn|tax_id|login|user_?name)(_|$)/u;

/** What else tells more of persons than everybody with an account need know: where they live, how they are, what they did. */
const PRIVATE =
  /(^|_)(full_?name|dob|gender|nationality|national_?id|street(_?address)?|home_?address|address_?line_?\d?|bank_?account|card_?number|diagnos(is|es)|blood_?(type|group)|allerg(y|ies)|medications?|medical_?history|ip(_?addr(ess)?)?|user_?agent)(_|$)/u;

/** What is said of those whose names stand on what they made. */
const PUBLIC =
  /(^|_)((first|last|sur|family|given|middle|full)_?name|birth_?(date|day)|date_of_birth|dob|gender|nationality)(_|$)/u;

/** Whether the name of a column says that it is about persons, in snake case. */
export function isOfPersons(name: string): boolean {
  return PERSONAL.test(name) || PRIVATE.test(name);
}

/** The same in a table of those who are known by name: what is printed of authors is no secret, their addresses are. */
export function isPublicOfPersons(name: string): boolean {
  return PUBLIC.test(name);
}

/** What people earn. */
const PAY = /(^|_)(salary|salaries|wages?|payroll|hourly_?(wage|rate))(_|$)/u;

/** Whether the name of a column says what somebody earns, in snake case. */
export function isPay(name: string): boolean {
  return PAY.test(name);
}

/** Tables of people, by the last word of their name. */
const PEOPLE =
  /(^|_)(users?|accounts?_?holders?|people|persons?|employees?|staff|workers?|customers?|clients?|patients?|members?|contacts?|guests?|students?|teachers?)$/u;

/** Whether the records of a table are people, by its name in snake case. */
export function isOfPeople(name: string): boolean {
  return PEOPLE.test(name);
}

/** Tables of those whose things others choose from: who made or sells them, and where they are to be had. */
const KNOWN =
  /(^|_)(authors?|writers?|artists?|actors?|directors?|composers?|speakers?|suppliers?|vendors?|manufacturers?|producers?|publishers?|brands?|stores?|shops?|branch(es)?|warehouses?|venues?|restaurants?|hotels?|airports?|stations?)$/u;

/** Whether things are known to be of the records of a table, so that a thing tells nothing of a person by referring to one. */
export function isOfKnown(name: string): boolean {
  return KNOWN.test(name);
}

/** Tables of what people earn, of what lets somebody in, and of what was done when. */
const CONFIDENTIAL =
  /(^|_)(payrolls?|payslips?|salar(y|ies)|wages?|credentials?|secrets?|tokens?|audits?(_?(trails?|entr(y|ies)|events?))?|logs?|log_?entr(y|ies)|logins?|login_?attempts?|(user|web|login)_?sessions?|(page|site|web)_?(visits?|views?)|clicks?)$/u;

/** Whether the name of a table says that it is for administrators, in snake case. */
export function isConfidential(name: string): boolean {
  return CONFIDENTIAL.test(name);
}
