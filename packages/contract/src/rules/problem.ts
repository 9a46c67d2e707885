/** One broken rule: the field of the form or payload, and the sentence the user reads. */
export type Problem<Field extends string = string> = { readonly field: Field; readonly message: string };
