package org.members.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.io.Serializable;

@Embeddable
public record ShelfId(
    @Column(name = "room", length = 10) String room, @Column(name = "number") Integer number)
    implements Serializable {}
