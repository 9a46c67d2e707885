package org.example.school.dto;

public record LockerResponse(Long studentId, Integer number, Boolean paid) {}
