import type { Token } from './tokenise.ts';

/**
 * Parts of speech: D determiner, P preposition, C and/or, R pronoun, W relative word, M modal, B form of be, T "to" before a
 * verb, V verb, N noun, J adjective, A adverb, X number, S possessive sign, Z other sign.
 */
export type Tag = 'D' | 'P' | 'C' | 'R' | 'W' | 'M' | 'B' | 'T' | 'V' | 'N' | 'J' | 'A' | 'X' | 'S' | 'Z';

/** A sentence while it is tagged: whether a verb stood since the last sign, and whether one stood at all. */
export type TagState = {
  readonly tokens: readonly Token[];
  readonly tags: Tag[];
  verbSeen: boolean;
  everVerb: boolean;
};
