package org.members.common;

/** Rules for new records only: what nobody can read, a change may leave out. */
public interface OnCreate {}
