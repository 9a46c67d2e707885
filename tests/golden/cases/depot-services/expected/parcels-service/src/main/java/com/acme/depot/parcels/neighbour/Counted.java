package com.acme.depot.parcels.neighbour;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;

/** How many records a list of another service has. */
@JsonIgnoreProperties(ignoreUnknown = true)
public record Counted(long totalItems) {}
