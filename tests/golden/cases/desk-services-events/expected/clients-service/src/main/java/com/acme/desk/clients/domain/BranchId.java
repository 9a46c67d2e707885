package com.acme.desk.clients.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.io.Serializable;

@Embeddable
public record BranchId(
    @Column(name = "country", length = 2) String country, @Column(name = "no") Short no)
    implements Serializable {}
