import { java } from '@backsmith/render';

/** What services ask each other about, and answer: keys by the kind of their records, each with the texts of its parts. */
export const KEYS = java`java.util.Map<String, java.util.List<java.util.List<String>>>`;

/** What services answer who asks for labels: those of each kind, in the order of the keys. */
export const LABELS_BY_KIND = java`java.util.Map<String, java.util.List<String>>`;
