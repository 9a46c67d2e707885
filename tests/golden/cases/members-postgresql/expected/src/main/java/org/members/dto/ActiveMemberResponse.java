package org.members.dto;

public record ActiveMemberResponse(Long id, String email) {}
