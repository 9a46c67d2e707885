package com.acme.tasks.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.io.Serializable;

@Embeddable
public record TagId(
    @Column(name = "organization_id") Long organizationId,
    @Column(name = "name", length = 40) String name)
    implements Serializable {}
