/** What is said of persons, and of no things. */
export const PERSONAL =
  /(^|_)(e_?mail|phone|telephone|mobile|cell_?phone|fax|birth_?(date|day)|date_of_birth|first_?name|last_?name|sur_?name|family_?name|given_?name|middle_?name|iban|passport|ssn|tax_id|login|user_?name)(_|$)/u;

/** What else tells more of persons than everybody with an account need know: where they live, what they earn, how they are, what they did. */
const PRIVATE =
  /(^|_)(full_?name|dob|gender|nationality|national_?id|street(_?address)?|home_?address|address_?line_?\d?|salary|wages?|payroll|hourly_?(wage|rate)|bank_?account|card_?number|diagnos(is|es)|blood_?(type|group)|allerg(y|ies)|medications?|medical_?history|ip(_?addr(ess)?)?|user_?agent)(_|$)/u;

/** Whether the name of a column says that it is about persons, in snake case. */
export function isOfPersons(name: string): boolean {
  return PERSONAL.test(name) || PRIVATE.test(name);
}

/** Tables of people, by the last word of their name. */
const PEOPLE =
  /(^|_)(users?|accounts?_?holders?|people|persons?|employees?|staff|workers?|customers?|clients?|patients?|members?|contacts?|guests?|students?|teachers?)$/u;

/** Tables of what people earn, of what lets somebody in, and of what was done when. */
const CONFIDENTIAL =
  /(^|_)(payrolls?|payslips?|salar(y|ies)|wages?|credentials?|secrets?|tokens?|audits?(_?(trails?|entr(y|ies)|events?))?|logs?|log_?entr(y|ies)|logins?|login_?attempts?|(user|web|login)_?sessions?|(page|site|web)_?(visits?|views?)|clicks?)$/u;

/** Why the name of a table keeps it for administrators, as the end of a sentence about it; nothing where it does not. */
export function keptByName(name: string): string | undefined {
  if (PEOPLE.test(name)) return 'its records are people';
  return CONFIDENTIAL.test(name) ? 'its name says what is not for everybody' : undefined;
}
