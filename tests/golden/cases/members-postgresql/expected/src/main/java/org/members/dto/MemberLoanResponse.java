package org.members.dto;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

public record MemberLoanResponse(
    String email, Long loans, @Nullable LocalDate latest, @Nullable String since) {}
