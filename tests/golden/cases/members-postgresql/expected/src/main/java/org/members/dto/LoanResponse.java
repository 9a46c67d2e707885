package org.members.dto;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

public record LoanResponse(
    Long id,
    Long memberId,
    @Nullable Integer branchId,
    String title,
    @Nullable LocalDate lentOn,
    @Nullable LocalDate returnedOn) {}
