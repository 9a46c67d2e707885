package org.members.dto;

public record LoginResponse(String token, Long memberId, Long createdBy) {}
