/**
 * So many components a record has at most. A method takes 255 parameters, of which the record itself is one of its constructor's
 * (Java Virtual Machine Specification, 4.3.3); the rest is left to those that other parts add.
 */
export const MOST_COMPONENTS = 250;
