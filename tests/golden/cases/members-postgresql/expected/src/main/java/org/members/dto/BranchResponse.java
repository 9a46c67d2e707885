package org.members.dto;

public record BranchResponse(Integer id, String name, String city) {}
