package com.acme.tasks.security.mail;

/** A mail to be sent once what it tells of is in the database. */
public record Mail(String to, String template, String token) {}
