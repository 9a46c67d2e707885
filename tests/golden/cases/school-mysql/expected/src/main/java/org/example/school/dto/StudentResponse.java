package org.example.school.dto;

import java.time.LocalDate;
import org.example.school.common.Unshown;
import org.jspecify.annotations.Nullable;

public record StudentResponse(
    Long id, String name, @Nullable LocalDate bornOn, byte @Nullable [] photo) implements Unshown {}
