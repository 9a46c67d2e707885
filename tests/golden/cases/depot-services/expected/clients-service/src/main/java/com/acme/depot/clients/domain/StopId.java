package com.acme.depot.clients.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.io.Serializable;

@Embeddable
public record StopId(
    @Column(name = "route", length = 8) String route, @Column(name = "place") Short place)
    implements Serializable {}
