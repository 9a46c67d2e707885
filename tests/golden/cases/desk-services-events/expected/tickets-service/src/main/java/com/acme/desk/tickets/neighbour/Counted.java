package com.acme.desk.tickets.neighbour;

/** How many records a list of another service has. */
public record Counted(long totalItems) {}
