package com.acme.desk.auth.security.audit;

/** Something that happened to an account, such as a sign-in or new roles. */
public record AccountEvent(String what, String accountId, String detail) {}
