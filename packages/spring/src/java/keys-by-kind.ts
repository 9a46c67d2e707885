import { java } from '@backsmith/render';

/** What services ask each other about, and answer: keys by the kind of their records, each with the texts of its parts. */
export const KEYS = java`java.util.Map<String, java.util.List<java.util.List<String>>>`;
